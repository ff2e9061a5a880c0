'use client'

import { useConfig } from '@payloadcms/ui'

import { sourceLocale } from '@/lib/i18n/locales'
import { missingMandatory, type Mention } from '@/features/compliance/model/compliance-checklist'
import { spotOf } from '@/studio/jump-to-field'
import { useJump } from '@/studio/use-jump'
import { useStudioLabel, useStudioText } from '@/studio/use-studio-text'
import { OverrideBox } from './override-box'
import { useCompliance, useMentionLabels } from './use-compliance'

function Why({ mention: { explanation, source } }: { mention: Mention }) {
  const t = useStudioText()
  const labelOf = useStudioLabel()
  return (
    <p className="studio-small">
      {labelOf(explanation)}
      {source && ` ${t('compliance.source', { source })}`}
    </p>
  )
}

const tones = { given: undefined, missing: 'bad', recommended: 'warn' } as const

function Item({ mention, withReason }: { mention: Mention; withReason: boolean }) {
  const t = useStudioText()
  const labels = useMentionLabels()
  const { getEntityConfig } = useConfig()
  const jump = useJump()
  const { name, state, isMandatory, field } = mention
  const kind = state === 'given' ? 'given' : isMandatory ? 'missing' : 'recommended'
  const fields = getEntityConfig({ collectionSlug: 'properties' })?.fields ?? []
  return (
    <li data-mention={name} data-state={kind}>
      <span className="studio-strong studio-tone" data-tone={tones[kind]} aria-hidden="true">
        {{ given: '✓', missing: '✕', recommended: '!' }[kind]}
      </span>{' '}
      <button type="button" className="studio-link" onClick={() => jump(spotOf(fields, field))}>
        {labels.get(name) ?? name}
      </button>
      {state === 'hidden' && <span> ({t('compliance.hidden')})</span>}
      {withReason && <Why mention={mention} />}
    </li>
  )
}

function Items({ mentions, withReasons }: { mentions: readonly Mention[]; withReasons?: boolean }) {
  if (mentions.length === 0) return null
  // Mentions of one certificate share a reason, shown below the last of them.
  const hasOwnReason = ({ explanation }: Mention, index: number) =>
    mentions[index + 1]?.explanation[sourceLocale] !== explanation[sourceLocale]
  return (
    <ul className="studio-list studio-stack studio-stack--tight">
      {mentions.map((mention, index) => (
        <Item
          key={mention.name}
          mention={mention}
          withReason={withReasons === true && hasOwnReason(mention, index)}
        />
      ))}
    </ul>
  )
}

function Checklist({ mentions }: { mentions: readonly Mention[] }) {
  const t = useStudioText()
  const missing = missingMandatory(mentions)
  const recommended = mentions.filter(({ state, isMandatory }) => state !== 'given' && !isMandatory)
  const given = mentions.filter(({ state }) => state === 'given')
  const status = missing.length > 0 ? 'missing' : 'complete'
  return (
    <>
      <p
        role="status"
        className="studio-strong studio-tone"
        data-tone={status === 'missing' ? 'bad' : 'good'}
      >
        {t(`compliance.${status}`, { number: missing.length })}
      </p>
      <Items mentions={missing} withReasons />
      {recommended.length > 0 && <h3>{t('compliance.recommended')}</h3>}
      <Items mentions={recommended} />
      {given.length > 0 && (
        <details>
          <summary>{t('compliance.given', { number: given.length })}</summary>
          <Items mentions={given} />
        </details>
      )}
      <OverrideBox isMissing={missing.length > 0} />
    </>
  )
}

/** The mentions the law requires of this advert, updated while the editor types; missing ones first. */
export function ComplianceChecklist() {
  const t = useStudioText()
  const mentions = useCompliance()
  return (
    <section
      className="studio-part studio-panel studio-stack studio-compliance"
      aria-label={t('compliance.heading')}
    >
      <h2>{t('compliance.heading')}</h2>
      {typeof mentions === 'string' ? (
        <p>{t(`compliance.${mentions}`)}</p>
      ) : (
        <Checklist mentions={mentions} />
      )}
    </section>
  )
}
