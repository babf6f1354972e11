export * from '@portal/server/samples/tables';
