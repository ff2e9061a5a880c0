'use client'

import { lazyPart } from '@/studio/lazy-part'

/** Forms of the agenda, which no other page of the studio needs. */
export const BookByHand = lazyPart(async () => (await import('./book-by-hand')).BookByHand)
export const CalendarLink = lazyPart(async () => (await import('./calendar-link')).CalendarLink)
export const OwnCalendar = lazyPart(async () => (await import('./own-calendar')).OwnCalendar)
