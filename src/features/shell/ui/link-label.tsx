import type { LinkIcon } from '@/features/shell/model/shell'

interface LinkLabelProps {
  label: string
  icon?: LinkIcon
}

/** The label of a link after its icon, if it has one (shell.css draws it). */
export const LinkLabel = ({ label, icon }: LinkLabelProps) => (
  <>
    {icon && <span aria-hidden="true" className={`icon icon-${icon}`} />}
    {label}
  </>
)
