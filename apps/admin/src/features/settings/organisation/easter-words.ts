/** Texts for the days off that an employer in Québec may choose at Easter. */
export const easterWords = {
  both: 'holidays.both',
  'good-friday': 'holidays.goodFriday',
  'easter-monday': 'holidays.easterMonday',
} as const;
