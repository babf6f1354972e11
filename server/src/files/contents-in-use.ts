/** Selects the keys of all contents to which a row refers. */
export const contentsInUse = `select content_key as key from files
  union select content_key from imports where content_key is not null
  union select content_key from meeting_files`;
