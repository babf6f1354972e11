export { UnavailabilityCard, type UnavailabilityCardProps } from './UnavailabilityCard';
export { useAwayText } from './useAwayText';
