export { UploadedFile } from '@portal/server/files';
