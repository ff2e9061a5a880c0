import type { Translator } from '@/lib/i18n/translator'

/** What the page says after a form was sent. */
export const approvalOutcomes = [
  'approved',
  'changesWanted',
  'codeSent',
  'wrongCode',
  'incomplete',
  'changed',
  'tooMany',
] as const
export type ApprovalOutcome = (typeof approvalOutcomes)[number]

interface ApprovalFormProps {
  action: string
  token: string
  /** The revision that the page shows. */
  revision: number
  /** Hint at the e-mail address to which a code is sent; null when none is needed. */
  codeTo: string | null
  outcome: ApprovalOutcome | null
  /** Typed in a form that was refused. */
  typed: { name: string; note: string } | null
  t: Translator
}

/** Whether the visitor has said everything. */
const isDone = (outcome: ApprovalOutcome | null): boolean =>
  outcome === 'approved' || outcome === 'changesWanted'

const codeForm = 'approval-code-request'

/** The code that proves who the visitor is; it is sent on request. */
function CodeFields({ codeTo, t }: { codeTo: string; t: Translator }) {
  return (
    <>
      <label htmlFor="approval-code">{t('preview.approval.code', { email: codeTo })}</label>
      <input
        id="approval-code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        size={8}
      />
      {/* Of a form of its own, so that Enter sends the answer. */}
      <button type="submit" name="step" value="code" form={codeForm}>
        {t('preview.approval.sendCode')}
      </button>
    </>
  )
}

/** The answer of a visitor who got a link: a plain form, which works without scripts. */
export function ApprovalForm({ action, token, revision, codeTo, outcome, typed, t }: ApprovalFormProps) {
  const isOpen = outcome !== null && !isDone(outcome)
  return (
    <div className="preview-approval">
      {outcome && <p role="status">{t(`preview.approval.outcomes.${outcome}`)}</p>}
      <details open={isOpen}>
        <summary>{t('preview.approval.open')}</summary>
        {codeTo !== null && (
          <form id={codeForm} method="post" action={action}>
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="revision" value={revision} />
          </form>
        )}
        <form method="post" action={action}>
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="revision" value={revision} />
          {codeTo !== null && <CodeFields codeTo={codeTo} t={t} />}
          <label htmlFor="approval-name">{t('preview.approval.name')}</label>
          <input
            id="approval-name"
            name="name"
            required
            maxLength={100}
            autoComplete="name"
            defaultValue={typed?.name}
          />
          <label htmlFor="approval-note">{t('preview.approval.note')}</label>
          <textarea id="approval-note" name="note" rows={2} maxLength={2000} defaultValue={typed?.note} />
          <p>{t('preview.approval.kept')}</p>
          <button type="submit" name="step" value="approved">
            {t('preview.approval.approve')}
          </button>
          <button type="submit" name="step" value="changesWanted">
            {t('preview.approval.wantChanges')}
          </button>
        </form>
      </details>
    </div>
  )
}
