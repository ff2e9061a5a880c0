import {
  isFree,
  priceRangeOf,
  getProjectStatus,
  type OfferedUnit,
  type ProjectStatus,
} from '@/features/projects/model/project-rules'
import type { ProjectSummary } from '@/features/projects/model/project-summary'

type Figures = Pick<ProjectSummary, 'status' | 'unitCount' | 'freeCount' | 'prices'>

/** Status, numbers and prices of a project, from its units. */
export function projectFigures(status: ProjectStatus, units: readonly OfferedUnit[]): Figures {
  const availabilities = units.map(({ availability }) => availability)
  return {
    status: getProjectStatus(status, availabilities),
    unitCount: units.length,
    freeCount: availabilities.filter(isFree).length,
    prices: priceRangeOf(units),
  }
}
