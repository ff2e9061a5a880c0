'use client'

import { useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui'

import type { ClientBlock } from 'payload'

import type { Content, ContentIssue } from '@/features/checks/model/content-issue'
import { localeNames, toLocale } from '@/lib/i18n/locales'
import { isRecord } from '@/lib/values/read-value'
import { useConfigLabel } from '@/studio/blocks/use-content-text'
import { spotOf } from '@/studio/jump-to-field'
import { useJump } from '@/studio/use-jump'
import { useStudioText } from '@/studio/use-studio-text'

import { useContentIssues } from './use-content-issues'

/** The block of an issue with its number, such as `Hero 1`; empty outside blocks. */
function usePlace() {
  const { config } = useConfig()
  const labelOf = useConfigLabel()
  const kinds: Record<string, ClientBlock> = config.blocksMap
  return ({ at }: ContentIssue, { blocks }: Content): string => {
    const [list, index = ''] = at.split('.')
    const block: unknown = list === 'blocks' && Array.isArray(blocks) ? blocks[Number(index)] : null
    if (!isRecord(block)) return ''
    const kind = String(block.blockType)
    return `${labelOf(kinds[kind]?.labels?.singular ?? kind)} ${Number(index) + 1}`
  }
}

/** An issue in words. */
function useWords() {
  const t = useStudioText()
  const { code } = useLocale()
  const language = localeNames[toLocale(code)]
  return ({ kind, values }: ContentIssue): string => {
    if (kind !== 'brokenLink') return t(`checks.found.${kind}`, { ...values, language })
    const fault = values.fault === 'notInLanguage' || values.fault === 'invalid' ? values.fault : 'missing'
    return t('checks.found.brokenLink', {
      url: values.url ?? '',
      fault: t(`addresses.broken.faults.${fault}`),
    })
  }
}

interface ListProps {
  issues: readonly ContentIssue[]
  content: Content
}

function IssueList({ issues, content }: ListProps) {
  const { collectionSlug = '' } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const fields = getEntityConfig({ collectionSlug })?.fields ?? []
  const jump = useJump()
  const wordsOf = useWords()
  const placeOf = usePlace()
  return (
    <ul className="studio-list studio-stack">
      {issues.map((issue) => {
        const words = wordsOf(issue)
        const place = placeOf(issue, content)
        return (
          <li
            key={`${issue.kind} ${issue.at} ${words}`}
            className="studio-entry"
            data-tone="warn"
            data-issue={issue.kind}
          >
            <button type="button" className="studio-link" onClick={() => jump(spotOf(fields, issue.at))}>
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
 * Beside the form: what an editor may correct, worked out while typing; each issue leads to its field.
 *
 * @param further issues that only some forms have
 */
export function ChecksPanel({ further = [] }: { further?: readonly ContentIssue[] }) {
  const t = useStudioText()
  const { issues: contentIssues, content, isWaiting } = useContentIssues()
  const issues = [...further, ...contentIssues]
  const state = isWaiting ? 'waiting' : issues.length > 0 ? 'some' : 'none'
  return (
    <section
      className="studio-part studio-panel studio-stack studio-checks"
      aria-labelledby="studio-checks-heading"
    >
      <h3 id="studio-checks-heading">{t('checks.heading')}</h3>
      <p role="status" className="studio-tone" data-tone={state === 'none' ? 'good' : undefined}>
        {t(`checks.${state}`, { count: issues.length })}
      </p>
      {!isWaiting && issues.length > 0 && <IssueList issues={issues} content={content} />}
    </section>
  )
}
