'use client'

import { useTranslation } from '@payloadcms/ui'

import type { ReviewView, Said } from '@/features/review/model/review-view'
import { labelColon } from '@/lib/i18n/label-colon'
import { formatMoment } from '@/lib/time/format-time'
import { useStudioText } from '@/studio/use-studio-text'

import { AskForm, DecideForm, ReasonForm, WithdrawButton } from './review-forms'
import { ReviewChanges } from './review-changes'

/** Who said something when, and the note. */
function Saying({ lead, said: { at, note } }: { lead: string; said: Said }) {
  const { i18n } = useTranslation()
  return (
    <div>
      <span className="studio-strong">{lead}</span>{' '}
      <time className="studio-small" dateTime={at}>
        {formatMoment(at, i18n.language)}
      </time>
      {note !== '' && <p className="studio-breakable">{note}</p>}
    </div>
  )
}

/** The request, the decision and the answer of an outsider, as far as there are any. */
function Standing({ review: { request, decision, outsider } }: { review: ReviewView }) {
  const t = useStudioText()
  const { i18n } = useTranslation()
  const formerColleague = t('review.formerColleague')
  return (
    <>
      {request && (
        <Saying
          lead={t('review.asked', {
            name: request.by ?? formerColleague,
            to: request.to ?? (request.role ? t(`review.roles.${request.role}`) : formerColleague),
          })}
          said={request}
        />
      )}
      {decision && (
        <Saying
          lead={t(`review.decided.${decision.kind}`, { name: decision.by ?? formerColleague })}
          said={decision}
        />
      )}
      {outsider && (
        <>
          <Saying lead={t(`review.outsider.${outsider.kind}`, { name: outsider.name })} said={outsider} />
          <p className="studio-small">
            {[
              t(outsider.madeFor === '' ? 'review.outsider.link' : 'review.outsider.linkFor', {
                name: outsider.by ?? formerColleague,
                email: outsider.madeFor,
              }),
              !outsider.isCurrent && t('review.outsider.earlier'),
            ]
              .filter(Boolean)
              .join(labelColon(i18n.language))}
          </p>
        </>
      )}
    </>
  )
}

/** Everything that was asked and said, the newest first. */
function Log({ events }: Pick<ReviewView, 'events'>) {
  const t = useStudioText()
  if (events.length === 0) return null
  return (
    <details>
      <summary>{t('review.log')}</summary>
      <ul className="studio-list studio-rows">
        {events.map((event) => (
          <li key={`${event.at} ${event.kind}`}>
            <Saying
              lead={t(`review.events.${event.kind}`, {
                name: event.name ?? event.by ?? t('review.formerColleague'),
              })}
              said={event}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

interface ReviewPartsProps {
  /** Path of the document in the API. */
  document: string
  review: ReviewView
  reload: () => void
}

/** What the dialog of a review shows: where it is, what changed, and the next steps that the reader may take. */
export function ReviewParts({ document, review, reload }: ReviewPartsProps) {
  const t = useStudioText()
  const { choices, mayDecide, mayGiveReason, mayWithdraw, needsApproval, state } = review
  const form = { document, review, reload }
  return (
    <>
      <p role="status" className="studio-strong">
        {t(`review.states.${state}`)}
      </p>
      <Standing review={review} />
      <ReviewChanges key={review.revision} document={document} sinceApproval={state === 'changed'} />
      {mayDecide && <DecideForm {...form} />}
      {mayWithdraw && <WithdrawButton {...form} />}
      {choices && needsApproval && state !== 'asked' && <AskForm {...form} choices={choices} />}
      {needsApproval && mayGiveReason && <ReasonForm {...form} />}
      <Log events={review.events} />
    </>
  )
}
