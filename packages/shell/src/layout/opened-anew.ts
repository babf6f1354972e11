/** Navigation state that marks a list as opened from its URL, by a link or a reset. */
export const openedAnew = 'opened-anew';
