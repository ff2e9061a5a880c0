import { addDays, isDay, type Day } from './brussels-time'
import { mondayOf } from './describe-when'

export const agendaPath = '/admin/collections/appointments/'

/** What the agenda of the studio shows; stands in its address. */
export interface AgendaQuestion {
  mode: 'week' | 'list'
  /** First day shown: a Monday in the week, today in the list. */
  from: Day
}

/** @param query the parameters of the address; anything else than a day shows the present */
export function readAgendaQuestion(query: Record<string, unknown>, today: Day): AgendaQuestion {
  const asked = typeof query.week === 'string' && isDay(query.week) ? query.week : today
  return query.view === 'list' ? { mode: 'list', from: today } : { mode: 'week', from: mondayOf(asked) }
}

export const weekAddress = (monday: Day): string => `${agendaPath}?week=${monday}`
export const listAddress = `${agendaPath}?view=list`

const daysInWeek = 7
/** Whoever plans further ahead turns the weeks. */
const daysInList = 92

/** The last day shown. */
export const lastDayOf = ({ mode, from }: AgendaQuestion): Day =>
  addDays(from, (mode === 'week' ? daysInWeek : daysInList) - 1)

export const weekBefore = (monday: Day): Day => addDays(monday, -daysInWeek)
export const weekAfter = (monday: Day): Day => addDays(monday, daysInWeek)
export const daysOfWeek = (monday: Day): Day[] =>
  Array.from({ length: daysInWeek }, (_, index) => addDays(monday, index))
