/** The same day some months later, or earlier with a number below zero. */
export function monthsAfter(moment: Date, months: number): Date {
  const after = new Date(moment)
  after.setUTCMonth(after.getUTCMonth() + months)
  return after
}

const dayMs = 24 * 60 * 60 * 1000

export const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * dayMs)
