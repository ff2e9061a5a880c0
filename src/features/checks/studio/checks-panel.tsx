'use client'

import { useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui'

import type { ClientBlock } from 'payload'

import type { Content, Finding } from '@/features/checks/model/finding'
import { localeNames, toLocale } from '@/lib/i18n/locales'
import { isRecord } from '@/lib/values/read-value'
import { useConfigLabel } from '@/studio/blocks/use-content-text'
import { spotOf } from '@/studio/jump-to-field'
import { useJump } from '@/studio/use-jump'
import { useStudioText } from '@/studio/use-studio-text'

import { useFindings } from './use-findings'

/** The block of a finding with its number, such as `Hero 1`; empty outside blocks. */
function usePlace() {
  const { config } = useConfig()
  const labelOf = useConfigLabel()
  const kinds: Record<string, ClientBlock> = config.blocksMap
  return ({ at }: Finding, { blocks }: Content): string => {
    const [list, index = ''] = at.split('.')
    const block: unknown = list === 'blocks' && Array.isArray(blocks) ? blocks[Number(index)] : null
    if (!isRecord(block)) return ''
    const kind = String(block.blockType)
    return `${labelOf(kinds[kind]?.labels?.singular ?? kind)} ${Number(index) + 1}`
  }
}

/** A finding in words. */
function useWords() {
  const t = useStudioText()
  const { code } = useLocale()
  const language = localeNames[toLocale(code)]
  return ({ kind, values }: Finding): string => {
    if (kind !== 'brokenLink') return t(`checks.found.${kind}`, { ...values, language })
    const fault = values.fault === 'notInLanguage' || values.fault === 'invalid' ? values.fault : 'missing'
    return t('checks.found.brokenLink', {
      url: values.url ?? '',
      fault: t(`addresses.broken.faults.${fault}`),
    })
  }
}

interface ListProps {
  findings: readonly Finding[]
  content: Content
}

function FindingList({ findings, content }: ListProps) {
  const { collectionSlug = '' } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const fields = getEntityConfig({ collectionSlug })?.fields ?? []
  const jump = useJump()
  const wordsOf = useWords()
  const placeOf = usePlace()
  return (
    <ul className="studio-list studio-stack">
      {findings.map((finding) => {
        const words = wordsOf(finding)
        const place = placeOf(finding, content)
        return (
          <li
            key={`${finding.kind} ${finding.at} ${words}`}
            className="studio-entry"
            data-tone="warn"
            data-finding={finding.kind}
          >
            <button type="button" className="studio-link" onClick={() => jump(spotOf(fields, finding.at))}>
              {place && <strong>{place}. </strong>}
              {words}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/**
 * Beside the form: what an editor may correct, worked out while typing; each finding leads to its field.
 *
 * @param further findings that only some forms have
 */
export function ChecksPanel({ further = [] }: { further?: readonly Finding[] }) {
  const t = useStudioText()
  const { findings: own, content, isWaiting } = useFindings()
  const findings = [...further, ...own]
  const state = isWaiting ? 'waiting' : findings.length > 0 ? 'some' : 'none'
  return (
    <section
      className="studio-part studio-panel studio-stack studio-checks"
      aria-labelledby="studio-checks-heading"
    >
      <h3 id="studio-checks-heading">{t('checks.heading')}</h3>
      <p role="status" className="studio-tone" data-tone={state === 'none' ? 'good' : undefined}>
        {t(`checks.${state}`, { count: findings.length })}
      </p>
      {!isWaiting && findings.length > 0 && <FindingList findings={findings} content={content} />}
    </section>
  )
}
