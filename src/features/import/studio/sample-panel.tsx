import { studioTranslator } from '@/lib/i18n/studio-text'
import { formatMoment } from '@/lib/time/format-time'
import type { ImportSource } from '@/payload-types'
import { Badge, Notice } from '@/studio/ui/parts'

import { fieldLabel, valueText } from '../model/describe-value'
import { heldReasonText } from '../model/option-texts'
import { requestSample } from '../server/import-program'
import type { FeedSample } from '../server/read-sample'

interface SampleProps {
  source: ImportSource
  /** Of the property that is shown; empty for the first one. */
  number: string
  language: string
}

type Shown = NonNullable<FeedSample['record']>

function Mapped({ record, language }: { record: Shown; language: string }) {
  const t = studioTranslator(language)
  const { values, warnings, missing } = record
  return (
    <section aria-labelledby="studio-sample-mapped">
      <h2 id="studio-sample-mapped">{t('imports.sample.mapped')}</h2>
      {missing.length > 0 && (
        <Notice tone="bad">
          {t('imports.sample.missing', {
            fields: missing.map((field) => fieldLabel(field, language)).join(', '),
          })}
        </Notice>
      )}
      <dl className="studio-terms">
        {Object.entries(values).map(([field, value]) => (
          <div key={field}>
            <dt>{fieldLabel(field, language)}</dt>
            <dd>{valueText(field, value, { language, names: new Map() })}</dd>
          </div>
        ))}
        {warnings.map(({ field, reason, code }) => (
          <div key={`${field}${reason}`}>
            <dt>{fieldLabel(field, language)}</dt>
            <dd>
              <Badge tone="warn">{t(`imports.values.${reason}`)}</Badge> {code}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function FeedFacts({ sample, language }: { sample: FeedSample; language: string }) {
  const t = studioTranslator(language)
  const { properties, languages, date, unreadable } = sample
  const counted = Object.entries(languages).map(([code, count]) => `${code} ${count}`)
  const facts: [string, string][] = [
    [t('imports.sample.properties'), String(properties)],
    [t('imports.sample.languages'), counted.join(', ')],
    [t('imports.sample.date'), date ? formatMoment(date, language) : t('imports.unknownResult')],
  ]
  if (unreadable > 0) facts.push([t('imports.sample.unreadable'), String(unreadable)])
  return (
    <dl className="studio-terms">
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function SampleResult({ sample, source, number, language }: SampleProps & { sample: FeedSample }) {
  const t = studioTranslator(language)
  const { properties, isTruncated, record } = sample
  const isGood = !isTruncated && properties > 0
  const problem = isTruncated ? 'truncated' : 'empty'
  return (
    <>
      <Notice tone={isGood ? 'good' : 'bad'} role="status">
        {isGood ? t('imports.sample.reached') : heldReasonText(problem, language)}
      </Notice>
      <FeedFacts sample={sample} language={language} />
      <form className="studio-filters" method="get" action="/admin/imports/">
        <input type="hidden" name="test" value={source.key} />
        <label>
          <span>{t('imports.sample.number')}</span>
          <input type="text" name="number" defaultValue={record?.number ?? number} maxLength={100} />
        </label>
        <button type="submit">{t('imports.sample.show')}</button>
      </form>
      {record ? (
        <div className="studio-grid">
          <section aria-labelledby="studio-sample-raw">
            <h2 id="studio-sample-raw">{t('imports.sample.raw')}</h2>
            <pre className="studio-panel studio-code" tabIndex={0}>
              {record.raw}
            </pre>
          </section>
          <Mapped record={record} language={language} />
        </div>
      ) : (
        number && <p role="alert">{t('imports.sample.notFound')}</p>
      )}
    </>
  )
}

/** Fetches a source and shows what it has, with one property before and after mapping. */
export async function SamplePanel(props: SampleProps) {
  const { source, number, language } = props
  const t = studioTranslator(language)
  const sample = await requestSample(source.key, number)
  return (
    <>
      <h1>{t('imports.sample.title', { source: source.name })}</h1>
      {'reason' in sample ? (
        <Notice tone="bad" role="alert">
          {t('imports.sample.notReached', sample)}
        </Notice>
      ) : (
        <SampleResult {...props} sample={sample} />
      )}
    </>
  )
}
