import { ScrollSlider } from '@/components/ui/scroll-slider'
import type { ProjectSummary } from '@/lib/property/project-summary'

import { ProjectCard, type ProjectCardProps } from './project-card'

interface ProjectCardsProps extends Omit<ProjectCardProps, 'project' | 'sizes' | 'isRow'> {
  projects: ProjectSummary[]
  /** Cards beside each other on a wide screen. */
  perRow: number
  view?: 'card-view' | 'single-view' | 'slider-view' | null | undefined
}

const columns: Record<number, string> = {
  1: '',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
}

const widths: Record<number, string> = {
  1: 'basis-full',
  2: 'basis-[86%] sm:basis-[calc(50%-1rem)]',
  3: 'basis-[86%] sm:basis-[calc(50%-1rem)] lg:basis-[calc(33.333%-1.334rem)]',
  4: 'basis-[86%] sm:basis-[calc(50%-1rem)] lg:basis-[calc(25%-1.5rem)]',
}

/** Project cards: in rows, one below the other, or in a row to swipe. */
export function ProjectCards({ projects, perRow, view, ...card }: ProjectCardsProps) {
  const count = Math.min(Math.max(perRow, 1), 4)
  const isRow = view === 'single-view'
  const sizes = isRow
    ? '(min-width: 48rem) 40vw, 75vw'
    : `(min-width: 64rem) ${Math.round(90 / count)}vw, (min-width: 36rem) 45vw, 75vw`
  const isSlider = view === 'slider-view'
  const items = projects.map((project) => (
    <li key={project.number} className={isSlider ? `shrink-0 snap-start ${widths[count]}` : 'min-w-0'}>
      <ProjectCard project={project} sizes={sizes} isRow={isRow} {...card} />
    </li>
  ))
  if (!isSlider)
    return <ul className={`grid gap-x-6 gap-y-10 xl:gap-x-8 ${isRow ? '' : columns[count]}`}>{items}</ul>
  return (
    <ScrollSlider
      label={card.t('hero.projects')}
      previousLabel={card.t('hero.previous')}
      nextLabel={card.t('hero.next')}
    >
      {items}
    </ScrollSlider>
  )
}
