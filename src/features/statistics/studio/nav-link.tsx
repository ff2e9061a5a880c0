import type { ServerProps } from 'payload'

import { studioText } from '@/lib/i18n/studio-text'
import { hasRole } from '@/lib/payload/access'
import { StudioNavLink } from '@/studio/studio-nav-link'

/** Menu link to the statistics, for staff who work with properties. */
export const StatisticsNavLink = ({ i18n, user }: Pick<ServerProps, 'i18n' | 'user'>) =>
  hasRole(user, 'administrator', 'editor', 'agent') ? (
    <StudioNavLink
      id="nav-statistics"
      path="/statistics/"
      label={studioText(i18n.language, 'statistics.title')}
    />
  ) : null
