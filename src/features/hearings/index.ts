export { LazyHearingSlots as HearingSlots } from './components/lazy-hearing-slots';
export { placeOf, shortSlotText, slotText } from './model/hearing-weeks';
export { isShortNotice } from './model/notice';
export { nearestOf, reserveFailureText, slotTakenText } from './model/reserve-failure';
