/** The day it is in Belgium, as appointments store it: `2026-11-21`. */
export const brusselsDay = (now: Date): string =>
  // Swedish writes dates the way appointments do.
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels', dateStyle: 'short' }).format(now)

/** A moment as an editor reads it, in Belgian time. */
export const brusselsMoment = (language: string, moment: string | Date): string =>
  new Intl.DateTimeFormat(`${language}-BE`, {
    timeZone: 'Europe/Brussels',
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(moment))

/** A day in full, such as "samedi 21 novembre". */
export const brusselsDate = (language: string, moment: Date): string =>
  new Intl.DateTimeFormat(`${language}-BE`, {
    timeZone: 'Europe/Brussels',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(moment)
