import { confirmationContract } from '../../contract/confirmation-contract'
import { makePayload } from '../../support/make-payload'

confirmationContract('SQLite', makePayload)
