export { badField, Refusal, type RefusalCode, refusalCodes } from '@portal/server/treaty';
