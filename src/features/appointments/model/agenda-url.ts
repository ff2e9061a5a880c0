import { addDays, isDay, type Day } from '@/lib/time/belgian-time'
import { mondayOf } from './describe-when'

export const agendaPath = '/admin/collections/appointments/'

/** Filters of the agenda in the studio; part of its URL. */
export interface AgendaFilters {
  mode: 'week' | 'list'
  /** First day shown: a Monday in the week, today in the list. */
  from: Day
}

/** @param query the parameters of the URL; any value that is not a day means today */
export function parseAgendaFilters(query: Record<string, unknown>, today: Day): AgendaFilters {
  const day = typeof query.week === 'string' && isDay(query.week) ? query.week : today
  return query.view === 'list' ? { mode: 'list', from: today } : { mode: 'week', from: mondayOf(day) }
}

export const weekUrl = (monday: Day): string => `${agendaPath}?week=${monday}`
export const listUrl = `${agendaPath}?view=list`

const daysInWeek = 7
/** Later weeks are reached by paging. */
const daysInList = 92

/** The last day shown. */
export const lastDayOf = ({ mode, from }: AgendaFilters): Day =>
  addDays(from, (mode === 'week' ? daysInWeek : daysInList) - 1)

export const weekBefore = (monday: Day): Day => addDays(monday, -daysInWeek)
export const weekAfter = (monday: Day): Day => addDays(monday, daysInWeek)
export const daysOfWeek = (monday: Day): Day[] =>
  Array.from({ length: daysInWeek }, (_, index) => addDays(monday, index))
