import type { ServerProps } from 'payload'

import { studioText } from '@/lib/i18n/studio-text'
import { hasRole } from '@/lib/payload/access'
import { StudioNavLink } from '@/studio/studio-nav-link'

/** Menu link to the calendar, for staff who publish. */
export const CalendarNavLink = ({ i18n, user }: Pick<ServerProps, 'i18n' | 'user'>) =>
  hasRole(user, 'administrator', 'editor', 'agent') ? (
    <StudioNavLink
      id="nav-calendar"
      path="/calendar/"
      label={studioText(i18n.language, 'dashboard.calendar.title')}
    />
  ) : null
