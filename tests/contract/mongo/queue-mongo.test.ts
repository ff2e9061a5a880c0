import { queueContract } from '../queue-contract'

import { makeOwnMongo } from './own-database'

queueContract('MongoDB', makeOwnMongo)
