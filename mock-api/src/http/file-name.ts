export { attachmentOf } from '@portal/server/files';
