/** Selects the key of every content that a row refers to. */
export const contentsInUse = `select content_key as key from files
  union select content_key from imports where content_key is not null
  union select content_key from meeting_files`;
