/** The words for what an employer in Québec may choose for Easter. */
export const easterWords = {
  both: 'holidays.both',
  'good-friday': 'holidays.goodFriday',
  'easter-monday': 'holidays.easterMonday',
} as const;
