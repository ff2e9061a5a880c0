'use client'

import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'

import { useAuth, useConfig } from '@payloadcms/ui'
import type { ClientUser } from 'payload'

import { studioSession } from '@/studio/session/session-store'
import { useSession } from '@/studio/session/use-session'
import { useStudioText } from '@/studio/use-studio-text'

import { LogInSteps } from './log-in-form'

/** Another account gets a page of its own: what is typed in this one belongs to the account that opened it. */
function OtherAccount({ email, onBack }: { email: string; onBack: () => void }) {
  const t = useStudioText()
  const { admin, routes } = useConfig().config
  const load = () => {
    const logIn = new URL(`${routes.admin}${admin.routes.login}/`, window.location.origin)
    logIn.searchParams.set('redirect', window.location.pathname)
    window.location.assign(logIn)
  }
  return (
    <div className="studio-controls studio-stack">
      <h3>{t('session.otherTitle')}</h3>
      <p>{t('session.otherQuestion')}</p>
      <div className="studio-row">
        <button className="studio-main" type="button" onClick={load}>
          {t('session.otherConfirm')}
        </button>
        <button type="button" onClick={onBack}>
          {t('session.otherBack', { email })}
        </button>
      </div>
    </div>
  )
}

/** The person may have signed in again in another window. */
function useCheckOnReturn() {
  const { check } = useSession()
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === 'visible') void check()
    }
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [check])
}

/** Payload listens in the whole document, and would close a drawer below the dialog. */
const keepEscape = (event: KeyboardEvent) => {
  if (event.key === 'Escape') event.stopPropagation()
}

/** The dialog for a new log-in of the same account. The page below stays as it is. */
export function EndedSession() {
  const t = useStudioText()
  const title = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { user } = useAuth<ClientUser>()
  const [isOther, setOther] = useState(false)
  const email = user?.email ?? ''
  useCheckOnReturn()
  // Closed while it is still in the page: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.addEventListener('keydown', keepEscape)
    opened?.showModal()
    // The dialog can open while the editor is typing. The focus is on the title, so that the next keys do not fill the password.
    heading.current?.focus()
    return () => opened?.close()
  }, [])
  const onClose = () => {
    if (!dialog.current?.open) studioSession.putAside()
  }
  return (
    <dialog ref={dialog} aria-labelledby={title} className="studio-dialog studio-ended" onClose={onClose}>
      <h2 ref={heading} id={title} tabIndex={-1}>
        {t('session.title')}
      </h2>
      {isOther ? (
        <OtherAccount email={email} onBack={() => setOther(false)} />
      ) : (
        <>
          <p>{t('session.intro')}</p>
          <LogInSteps email={email} onEnter={studioSession.resume} />
          <div className="studio-row">
            <button className="studio-link" type="button" onClick={() => setOther(true)}>
              {t('session.otherAccount')}
            </button>
            <button className="studio-link" type="button" onClick={() => dialog.current?.close()}>
              {t('session.later')}
            </button>
          </div>
        </>
      )}
    </dialog>
  )
}
