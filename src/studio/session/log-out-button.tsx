'use client'

import { useState, type MouseEvent } from 'react'

import {
  ConfirmationModal,
  LogOutIcon,
  useConfig,
  useModal,
  useRouteTransition,
  useTranslation,
} from '@payloadcms/ui'

import { useRouter } from '@/studio/navigation'
import { useStudioText } from '@/studio/use-studio-text'

import { countUnsaved } from './unsaved-texts'

const question = 'log-out-question'

/** The log-out of the menu, in place of Payload's: it asks first while the browser keeps unsaved texts of the account. */
export function LogOutButton() {
  const t = useStudioText()
  const { t: ofPayload } = useTranslation()
  const { admin, routes } = useConfig().config
  const { openModal } = useModal()
  const { startRouteTransition } = useRouteTransition()
  const { push } = useRouter()
  const [count, setCount] = useState(0)
  const path = `${routes.admin}${admin.routes.logout}`
  const leave = () => startRouteTransition(() => push(path))
  const ask = async () => {
    const unsaved = await countUnsaved()
    setCount(unsaved)
    if (unsaved > 0) openModal(question)
    else leave()
  }
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    void ask()
  }
  const label = ofPayload('authentication:logOut')
  return (
    <>
      <a aria-label={label} className="nav__log-out" href={path} title={label} onClick={onClick}>
        <LogOutIcon />
      </a>
      <ConfirmationModal
        modalSlug={question}
        heading={t('session.logOutTitle')}
        body={t('session.logOutQuestion', { count })}
        confirmLabel={t('session.logOut')}
        cancelLabel={t('session.stay')}
        onConfirm={leave}
      />
    </>
  )
}
