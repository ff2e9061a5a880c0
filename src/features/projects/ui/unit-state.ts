import type { Translator } from '@/lib/i18n/translator'
import type { ProjectUnit } from '@/features/projects/model/project-summary'

/** The states of units in the drawing and in the list; withdrawn units are not listed. */
export const unitStates = ['available', 'underOption', 'sold', 'rented'] as const
export type UnitState = (typeof unitStates)[number]

export const unitStateOf = ({ availability }: ProjectUnit): UnitState =>
  availability === 'notFound' ? 'sold' : availability

const names = {
  available: 'project.unitState.available',
  underOption: 'project.unitState.underOption',
  sold: 'project.unitState.sold',
  rented: 'project.unitState.rented',
} as const

export const unitStateName = (state: UnitState, t: Translator): string => t(names[state])

/** Fill of a drawn window: bright when available, half bright under option, dark when sold. */
export const windowFills: Record<UnitState, string> = {
  available: 'bg-accent',
  underOption: 'bg-[linear-gradient(135deg,var(--accent)_50%,var(--ground)_50%)]',
  sold: 'bg-slate',
  rented: 'bg-slate',
}
