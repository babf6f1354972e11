export { attachmentOf } from './file-name.ts';
export { UploadedFile } from './UploadedFile.ts';
