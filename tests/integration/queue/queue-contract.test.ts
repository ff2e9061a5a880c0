import { queueContract } from '../../contract/queue-contract'
import { makePayload } from '../../support/make-payload'

queueContract('SQLite', makePayload)
