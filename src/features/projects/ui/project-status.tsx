import type { Translator } from '@/lib/i18n/translator'
import type { ProjectStatus } from '@/features/projects/model/project-rules'

const colours: Record<ProjectStatus, string> = {
  active: 'bg-ground text-ink',
  upcoming: 'bg-accent text-on-accent',
  sold: 'bg-brand text-on-brand',
  soldOut: 'bg-brand text-on-brand',
}

const names = {
  active: 'project.status.active',
  upcoming: 'project.status.upcoming',
  sold: 'project.status.sold',
  soldOut: 'project.status.soldOut',
} as const

export const projectStatusName = (status: ProjectStatus, t: Translator): string => t(names[status])

interface ProjectStatusBadgeProps {
  status: ProjectStatus
  t: Translator
  className?: string
  /** In a preview; see `fieldMark`. */
  field?: string | undefined
}

/** The ribbon of a project: on sale, coming soon, sold, sold out. */
export const ProjectStatusBadge = ({ status, t, className = '', field }: ProjectStatusBadgeProps) => (
  <span
    className={`inline-block px-3 py-1.5 text-small leading-tight font-semibold ${colours[status]} ${className}`}
    data-field={field}
  >
    {projectStatusName(status, t)}
  </span>
)
