import { queueContract } from '../contract/queue-contract'

import { makeOwnMongo } from './own-database'

queueContract('MongoDB', makeOwnMongo)
