import { mailEventContract } from '../../contract/mail-event-contract'
import { makePayload } from '../../support/make-payload'

mailEventContract('SQLite', makePayload)
