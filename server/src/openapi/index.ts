export { badField, Refusal, type RefusalCode, refusalCodes } from '../refusal/Refusal.ts';
export { maxCheckedLength, type Operation, type Role, readOpenApi } from './readOpenApi.ts';
