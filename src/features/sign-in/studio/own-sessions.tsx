'use client'

import { formatMoment } from '@/lib/time/format-time'
import { useStudioLanguage, useStudioText } from '@/studio/use-studio-text'
import { Badge } from '@/studio/ui/parts'

export interface OwnSession {
  id: string
  device?: string | null
  beganAt: string
  seenAt: string
  isThis: boolean
}

interface OwnSessionsProps {
  sessions: OwnSession[]
  isBusy: boolean
  onEnd: (which: { id: string } | { others: true }) => void
}

interface SessionRowProps {
  session: OwnSession
  isBusy: boolean
  onEnd: () => void
}

function SessionRow({ session: { device, beganAt, seenAt, isThis }, isBusy, onEnd }: SessionRowProps) {
  const t = useStudioText()
  const language = useStudioLanguage()
  const title = device || t('signIn.unknownDevice')
  const dates = [
    t('signIn.beganOn', { date: formatMoment(beganAt, language) }),
    t('signIn.seenOn', { date: formatMoment(seenAt, language) }),
  ]
  return (
    <li className="studio-panel studio-row studio-row--between">
      <div>
        <strong>{title}</strong> {isThis && <Badge tone="good">{t('signIn.thisSession')}</Badge>}
        <span className="studio-small">{dates.join(', ')}</span>
      </div>
      {!isThis && (
        <button type="button" disabled={isBusy} onClick={onEnd}>
          {t('signIn.endSession')}
          <span className="sr-only">: {title}</span>
        </button>
      )}
    </li>
  )
}

/** Open sessions of the own account. This one ends by logging out. */
export function OwnSessions({ sessions, isBusy, onEnd }: OwnSessionsProps) {
  const t = useStudioText()
  return (
    <>
      <h2>{t('signIn.sessionsTitle')}</h2>
      <p>{t('signIn.sessionsIntro')}</p>
      <ul className="studio-list studio-stack">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={isBusy}
            onEnd={() => onEnd({ id: session.id })}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <button type="button" disabled={isBusy} onClick={() => onEnd({ others: true })}>
            {t('signIn.endOthers')}
          </button>
        </div>
      )}
    </>
  )
}
