import { writeCrmReason, type CrmReason } from '../model/crm-reasons'
import type { PassedLead } from '../model/passed-lead'

/** What a receiver answered. */
export interface Receipt {
  /** The number that the receiver gave the lead or its person, when it tells. */
  id?: string
}

/** The receiver of leads. The only output to a CRM; another kind of CRM is another implementation. */
export interface LeadReceiver {
  /**
   * Resolves when the receiver has accepted the lead. A lead may be sent more than once.
   *
   * @throws CrmRefusal when the answer says what to do; any other error means that the lead is sent again
   */
  send(passed: PassedLead): Promise<Receipt>
}

/** An answer of a CRM other than "received". Its message is written for editors by `describeCrmReason`. */
export class CrmRefusal extends Error {
  /** Sending the same again gives the same answer. */
  readonly isFinal: boolean
  /** How long the CRM asks to wait, in milliseconds. */
  readonly delayMs: number | undefined

  constructor(
    readonly reason: CrmReason,
    {
      detail,
      isFinal = false,
      delayMs,
    }: { detail?: string | number; isFinal?: boolean; delayMs?: number } = {},
  ) {
    super(writeCrmReason(reason, String(detail ?? '')))
    this.isFinal = isFinal
    this.delayMs = delayMs
  }
}
