import type { Day } from './brussels-time'

/** Most open bookings under one e-mail address. */
export const openBookingsPerEmail = 3

/** The seats of a slot, one key each; the database lets nobody hold one that is held. */
export const seatKeys = (day: Day, slotKey: string, capacity: number): string[] =>
  Array.from({ length: capacity }, (_, index) => `${day}|${slotKey}|${index + 1}`)

/** @param holder what stands for an e-mail address without telling it */
export const holderKeys = (holder: string): string[] =>
  Array.from({ length: openBookingsPerEmail }, (_, index) => `${holder}|${index + 1}`)
