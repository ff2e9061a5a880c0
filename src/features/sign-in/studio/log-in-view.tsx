import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'

import { Logo } from '@/studio/brand'
import { redirect } from '@/studio/navigation'

import { LogInForm } from './log-in-form'

/** The log-in of the studio, in place of Payload's: the password, then the second step where one is asked. */
export function LogInView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { payload, user } = initPageResult.req
  const target = getSafeRedirect({
    fallbackTo: payload.config.routes.admin,
    redirectTo: searchParams?.redirect ?? '',
  })
  if (user) redirect(target)
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      <LogInForm target={target} />
    </>
  )
}
