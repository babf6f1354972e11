export { blankTeacher } from '@portal/server/samples';
