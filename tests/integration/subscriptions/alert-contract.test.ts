import { alertContract } from '../../contract/alert-contract'
import { makePayload } from '../../support/make-payload'

alertContract('SQLite', makePayload)
