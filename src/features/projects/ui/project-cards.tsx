import { itemSizes } from '@/components/ui/item-columns'
import { ItemList, type ItemView } from '@/components/ui/item-list'
import { documentMark } from '@/lib/field-marks'
import type { ProjectSummary } from '@/features/projects/model/project-summary'

import { ProjectCard, type ProjectCardProps } from './project-card'

interface ProjectCardsProps extends Omit<ProjectCardProps, 'project' | 'sizes' | 'isRow'> {
  projects: ProjectSummary[]
  /** Cards beside each other on a wide screen. */
  perRow: number
  view?: ItemView
  /** Width of the block, of twelve columns; all when left out. */
  columns?: number | undefined
}

/** Project cards: in rows, one below the other, or in a carousel. */
export function ProjectCards({ projects, perRow, view, columns, ...card }: ProjectCardsProps) {
  const isRow = view === 'single-view'
  const sizes = isRow ? '(min-width: 48rem) 40vw, 75vw' : itemSizes(perRow, columns)
  return (
    <ItemList
      view={view}
      perRow={perRow}
      label={card.t('hero.projects')}
      t={card.t}
      className="gap-x-6 gap-y-10 xl:gap-x-8"
    >
      {projects.map((project) => (
        <li key={project.number} className="min-w-0" data-document={documentMark('projects', project.id)}>
          <ProjectCard project={project} sizes={sizes} isRow={isRow} {...card} />
        </li>
      ))}
    </ItemList>
  )
}
