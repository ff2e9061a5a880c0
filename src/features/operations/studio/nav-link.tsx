import type { ServerProps } from 'payload'

import { studioText } from '@/lib/i18n/studio-text'
import { hasRole } from '@/lib/payload/access'
import { StudioNavLink } from '@/studio/studio-nav-link'

/** Menu link to the state of the site, for administrators. */
export const StateNavLink = ({ i18n, user }: Pick<ServerProps, 'i18n' | 'user'>) =>
  hasRole(user, 'administrator') ? (
    <StudioNavLink id="nav-state" path="/state/" label={studioText(i18n.language, 'operations.title')} />
  ) : null
