import type { LinkIcon } from '@/lib/shell/shell'

interface LinkLabelProps {
  label: string
  icon?: LinkIcon
}

/** The text of a link behind its icon, if it has one (shell.css draws it). */
export const LinkLabel = ({ label, icon }: LinkLabelProps) => (
  <>
    {icon && <span aria-hidden="true" className={`icon icon-${icon}`} />}
    {label}
  </>
)
