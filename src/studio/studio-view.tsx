import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav, type StepNavItem } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

type Props = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> & {
  /** The path to this view, as the header shows it. */
  nav: StepNavItem[]
  children: ReactNode
}

/** The frame of a view of our own: the menu and the header with its actions, such as the search. */
export function StudioView({ initPageResult, params, searchParams, nav, children }: Props) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  const { payload, i18n, user } = req
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={user ?? undefined}
      // Payload's own views have them in this order.
      viewActions={payload.config.admin.components.actions?.toReversed()}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={nav} />
      {children}
    </DefaultTemplate>
  )
}
