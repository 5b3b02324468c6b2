export { LazyHearingPlaces as HearingPlaces } from './components/lazy-hearing-places';
export { shortSlotText, slotText } from './model/hearing-weeks';
export { nearestOf, reserveFailureText } from './model/reserve-failure';
