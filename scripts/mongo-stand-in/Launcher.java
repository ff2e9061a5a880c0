import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;

/** Starts the stand-in on a free port, prints the address and serves until its input ends. */
public class Launcher {
  public static void main(String[] arguments) throws Exception {
    MongoServer server = new MongoServer(new MemoryBackend());
    System.out.println("listening " + server.bindAndGetConnectionString());
    // The parent holds our input open: when it goes, whatever way, we go too.
    while (System.in.read() != -1) {}
    server.shutdownNow();
  }
}
