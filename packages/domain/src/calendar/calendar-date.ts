/** A day without time or zone, `YYYY-MM-DD`. Two of them compare as strings. */
export type CalendarDate = string;

/** A moment as an ISO 8601 string with its zone. */
export type Timestamp = string;
