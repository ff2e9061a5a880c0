import '@/features/submissions/ui/form.css'

import type { ReactNode } from 'react'

import type { FormModel } from '@/features/submissions/model/form-model'
import { withRequired } from '@/features/submissions/model/form-schema'
import { conditionWords } from '@/features/submissions/ui/condition-words'
import { FieldView } from '@/features/submissions/ui/field-view'
import type { FormState } from '@/features/submissions/ui/form-state'
import { textValue } from '@/features/submissions/ui/form-state'
import { FormSummary } from '@/features/submissions/ui/form-summary'
import { liveTexts, regionTexts } from '@/features/submissions/ui/form-texts'
import type { ListsData } from '@/features/submissions/ui/live/begin-form'
import { chosenKinds, defaultAlertKinds, defaultDigestHour } from '@/features/subscriptions/model/alert-kinds'
import { alertFrequencies, digestHours } from '@/features/subscriptions/model/search-change'
import { conditionsIn } from '@/features/subscriptions/model/search-criteria'
import type { PriceStyle } from '@/features/property/model/price'
import type { Translator } from '@/lib/i18n/translator'

import type { OwnSearchProps } from './own-search'

const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <label className="block">
    <span className="form-label">{label}</span>
    {children}
  </label>
)

const Tick = ({
  name,
  value,
  isOn,
  label,
}: {
  name: string
  value: string
  isOn: boolean
  label: string
}) => (
  <label className="form-option">
    <input type="checkbox" name={name} value={value} defaultChecked={isOn} />
    <span>{label}</span>
  </label>
)

interface PartProps {
  search: OwnSearchProps['search']
  state: FormState
  t: Translator
}

/** Name and rhythm of the e-mails. A refused form comes back as it was sent. */
function EmailFields({ search: { demand, name }, state, t }: PartProps) {
  const sent = (field: string, stored: string) => (field in state.values ? textValue(state, field) : stored)
  const kinds: readonly string[] = state.values.kinds
    ? [state.values.kinds].flat()
    : (demand.kinds ?? defaultAlertKinds)
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Labelled label={t('searches.name')}>
          <input
            name="name"
            maxLength={80}
            defaultValue={sent('name', demand.name ?? '')}
            placeholder={name}
            className="field"
          />
        </Labelled>
        <p className="mt-1.5 text-small text-slate">{t('searches.nameHelp')}</p>
      </div>
      <Labelled label={t('searches.frequency')}>
        <select
          name="frequency"
          defaultValue={sent('frequency', demand.frequency)}
          className="field form-control form-select"
        >
          {alertFrequencies.map((frequency) => (
            <option key={frequency} value={frequency}>
              {t(`searches.${frequency}`)}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled label={t('searches.hour')}>
        <select
          name="hour"
          defaultValue={sent('hour', String(demand.hour ?? defaultDigestHour))}
          className="field form-control form-select"
        >
          {digestHours.map((hour) => (
            <option key={hour} value={hour}>
              {t('searches.hourOf', { hour })}
            </option>
          ))}
        </select>
      </Labelled>
      <fieldset className="sm:col-span-2">
        <legend className="form-label">{t('searches.kinds')}</legend>
        {chosenKinds.map((kind) => (
          <Tick
            key={kind}
            name="kinds"
            value={kind}
            isOn={kinds.includes(kind)}
            label={t(`searches.${kind}`)}
          />
        ))}
      </fieldset>
    </div>
  )
}

interface CriteriaProps extends PartProps {
  formId: string
  model: FormModel
  priceStyle: PriceStyle
}

/** The conditions that came with a saved search, such as an area of the map: each can be removed. */
function Conditions({ model, search, state, priceStyle, t }: CriteriaProps) {
  const wordsOfSearch = conditionsIn(textValue(state, 'search'))
  const conditions = conditionsIn(search.demand.search ?? '')
  if (conditions.length === 0) return null
  return (
    <fieldset className="form-field form-wide">
      <legend className="form-label">{t('searches.conditions')}</legend>
      <div className="form-options">
        {conditions.map((condition) => (
          <Tick
            key={condition}
            name="search"
            value={condition}
            isOn={wordsOfSearch.includes(condition)}
            label={conditionWords(condition, {
              locale: model.locale,
              priceStyle,
              t,
              ownFilters: model.ownFilters ?? [],
            })}
          />
        ))}
      </div>
      <p className="mt-1.5 text-small text-slate">{t('searches.conditionsHelp')}</p>
    </fieldset>
  )
}

function CriteriaFields(props: CriteriaProps) {
  const { formId, model, state, priceStyle, t } = props
  return model.steps.map(({ title, fields }) => (
    <section key={fields[0]?.name} className="mt-8 border-t border-line pt-6">
      {title && <h3 className="form-step-title">{title}</h3>}
      <div className="form-grid">
        {fields.map((field) =>
          field.name === 'search' ? (
            <Conditions key={field.name} {...props} />
          ) : (
            <FieldView
              key={field.name}
              formId={formId}
              field={withRequired(field, state.values)}
              state={state}
              locale={model.locale}
              priceStyle={priceStyle}
              ownFilters={model.ownFilters}
              t={t}
            />
          ),
        )}
      </div>
    </section>
  ))
}

/** Changes a search, as one plain form: the server checks it, and returns it as it was sent with its errors. */
export function SearchForm({ search, action, model, refused, priceStyle, t }: OwnSearchProps) {
  const { demand, values } = search
  const formId = `change-${demand.id}`
  const state = refused ?? { values, errors: {} }
  const lists: ListsData | null = model && {
    locale: model.locale,
    texts: liveTexts(t),
    regionTexts: regionTexts(t),
  }
  return (
    <form
      id={formId}
      method="post"
      action={action}
      noValidate
      className="form-view max-w-3xl"
      data-form-lists={lists && JSON.stringify(lists)}
    >
      {model && <FormSummary formId={formId} model={model} state={state} t={t} />}
      <input type="hidden" name="demand" value={demand.id} />
      <EmailFields search={search} state={refused ?? { values: {}, errors: {} }} t={t} />
      {model && (
        <CriteriaFields
          formId={formId}
          model={model}
          search={search}
          state={state}
          priceStyle={priceStyle}
          t={t}
        />
      )}
      <p className="mt-6">
        <button type="submit" name="change" value="save" className="button button-ink">
          {t('searches.save')}
        </button>
      </p>
    </form>
  )
}
