import { subscriberContract } from '../../contract/subscriber-contract'
import { makePayload } from '../../support/make-payload'

subscriberContract('SQLite', makePayload)
