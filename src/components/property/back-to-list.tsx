import { ListLink } from './list-link'

interface BackToListProps {
  /** The list without filters, for those who did not come from it. */
  fallbackHref: string
  label: string
  className?: string
}

/** Leads back to the list the visitor came from, which only the browser knows; until it tells, to the whole list. */
export const BackToList = (props: BackToListProps) => (
  <ListLink
    {...props}
    until={
      <a href={props.fallbackHref} className={props.className}>
        {props.label}
      </a>
    }
  />
)
