/** Corruptions that the OpenAPI document allows, so they are no faults. Each gives its reason. */
export const allowedByTreaty: readonly {
  readonly call: string;
  readonly says: string;
  readonly why: string;
}[] = [
  {
    call: 'listCourses',
    says: 'sends no ETag, and takes no notice of If-Match',
    why: 'both are optional for a backend',
  },
  {
    call: 'addAttendance',
    says: 'takes no notice of Idempotency-Key',
    why: 'optional for a backend; to answer as before and add another record is a fault all the same',
  },
  { call: 'listCourses', says: 'leaves hours_taught_minutes out', why: 'x-optional-for-backend' },
  {
    call: 'getOutlineForm',
    says: 'sends no ETag',
    why: 'optional for a backend',
  },
  { call: 'listCompanyReports', says: 'leaves next_level out', why: 'x-optional-for-backend' },
  { call: 'listStudents', says: 'leaves smart_device out', why: 'x-optional-for-backend' },
  {
    call: 'listCompanies',
    says: 'takes no notice of companyName',
    why: 'it narrows a selector, and is optional for a backend',
  },
  { call: 'listMaterials', says: 'takes no notice of status', why: 'optional for a backend' },
  { call: 'listFiles', says: 'takes no notice of status', why: 'optional for a backend' },
  { call: 'checkPasswordLink', says: 'answers 404', why: 'the whole call is optional for a backend' },
  { call: 'checkToken', says: 'leaves user out', why: 'a client reads id and role from the token' },
  {
    call: 'importStudents',
    says: 'gives no reason for a line',
    why: '`reason` is optional for a backend in the import of students',
  },
  { call: 'updateCourse', says: 'words a message otherwise', why: 'messages are examples' },
  { call: 'notifyCoworker', says: 'sends the mail later', why: 'no call tells when a mail was sent' },
];
