//! A static server for this machine alone, with a strict content security policy, so that a page which plays here plays
//! on a server that is as strict.

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use crate::command::say;
use crate::{Result, dist};

/// Nothing from elsewhere, nothing inline; wasm may be compiled.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
     font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";

/// The page that lies in frames of other pages; no other one does.
const FRAMED: &str = "/frame.html";

/// The longest request head that is read, in bytes.
const LONGEST_HEAD: u64 = 16 * 1024;

/// How long a browser may take to send its request.
const PATIENCE: Duration = Duration::from_secs(10);

/// What is told of what is still being built: scripts are to ask anew after so many seconds, and a browser asks by itself for what somebody looks at.
const LATER: &str = "Retry-After: 2\r\nRefresh: 2\r\n";

/// Where to serve.
#[derive(Debug, clap::Args)]
pub struct Wish {
    /// The port, 0 for any free one; if nothing is said, 8080 or the next of twenty that is free
    #[arg(long, value_name = "N")]
    port: Option<u16>,
}

impl Wish {
    /// The ports to try, in order.
    fn ports(&self) -> RangeInclusive<u16> {
        self.port.map_or(8080..=8099, |port| port..=port)
    }
}

/// What is served: a folder with all of a site, or with the part of it that is built first, behind which the rest is being built.
#[derive(Clone)]
pub enum Site {
    Whole(PathBuf),
    Part(PathBuf),
}

impl Site {
    fn folder(&self) -> &Path {
        let (Self::Whole(folder) | Self::Part(folder)) = self;
        folder
    }

    /// The same by the whole path of its folder.
    fn located(self) -> io::Result<Self> {
        Ok(match self {
            Self::Whole(folder) => Self::Whole(folder.canonicalize()?),
            Self::Part(folder) => Self::Part(folder.canonicalize()?),
        })
    }
}

/// A site that is being served, until the program is ended.
pub struct Serving {
    site: Arc<RwLock<Site>>,
    answering: JoinHandle<()>,
}

/// Begins to serve a site, and prints where.
///
/// # Errors
/// If the folder is not there, or no port can be had.
pub fn begin(site: Site, wish: &Wish) -> Result<Serving> {
    let site = Arc::new(RwLock::new(site.located()?));
    let listener = listen(wish.ports())?;
    println!("Meiji is at http://{}/ (Ctrl+C ends)", listener.local_addr()?);
    let shared = Arc::clone(&site);
    let answering = thread::spawn(move || {
        for stream in listener.incoming() {
            let site = now(&shared);
            // A browser that goes away in the middle of an answer is no concern of ours.
            thread::spawn(move || stream.and_then(|stream| answer(&site, &stream)));
        }
    });
    Ok(Serving { site, answering })
}

/// Serves a folder until the program is ended, and prints where.
///
/// # Errors
/// As [`begin`].
pub fn forever(folder: &Path, wish: &Wish) -> Result<()> {
    dist::built(folder)?;
    begin(Site::Whole(folder.to_owned()), wish)?.wait()
}

impl Serving {
    /// Serves another site from now on, under the same address.
    ///
    /// # Errors
    /// If its folder is not there.
    pub fn turn_to(&self, site: Site) -> Result<()> {
        *self.site.write().unwrap_or_else(PoisonError::into_inner) = site.located()?;
        Ok(())
    }

    /// Goes on until the program is ended.
    ///
    /// # Errors
    /// If serving ends before.
    pub fn wait(self) -> Result<()> {
        self.answering.join().map_err(|_| "the server has ended".into())
    }
}

/// What is served at this moment.
fn now(site: &RwLock<Site>) -> Site {
    site.read().unwrap_or_else(PoisonError::into_inner).clone()
}

fn listen(ports: RangeInclusive<u16>) -> Result<TcpListener> {
    let mut refusal = "no port to try".to_owned();
    for port in ports {
        match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
            Ok(listener) => return Ok(listener),
            Err(error) => {
                refusal = format!("port {port} cannot be had: {error}");
                say(&refusal);
            }
        }
    }
    Err(refusal.into())
}

/// Answers the one request of a connection.
fn answer(site: &Site, stream: &TcpStream) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    let mut head = BufReader::new(stream.take(LONGEST_HEAD));
    let mut request = String::new();
    head.read_line(&mut request)?;
    let mut header = String::new();
    while head.read_line(&mut header)? > 2 {
        header.clear();
    }
    let mut out = stream;
    let (method, target) = request.split_once(' ').unwrap_or_default();
    let target = target.split([' ', '?', '#']).next().unwrap_or_default();
    let ancestors = if target == FRAMED { "*" } else { "'none'" };
    let policy = format!("{POLICY}; frame-ancestors {ancestors}");
    let reply = if method == "GET" || method == "HEAD" {
        given(site, target)
    } else {
        Reply::sentence("405 Method Not Allowed", "Only GET and HEAD.\n")
    };
    reply.write(&mut out, method, &policy)
}

/// What is answered to who asks for a path.
fn given(site: &Site, target: &str) -> Reply {
    let file = file_for(site.folder(), target);
    match (file.and_then(|file| Some((fs::read(&file).ok()?, kind(&file)))), site) {
        (Some((body, kind)), _) => Reply {
            status: "200 OK",
            headers: "",
            kind,
            body,
        },
        (None, Site::Whole(_)) => Reply::sentence("404 Not Found", "Not here.\n"),
        (None, Site::Part(_)) => Reply {
            headers: LATER,
            ..Reply::sentence("503 Service Unavailable", "This is still being built.\n")
        },
    }
}

/// What is answered.
struct Reply {
    status: &'static str,
    /// Headers besides those of every answer, each with the end of its line.
    headers: &'static str,
    kind: &'static str,
    body: Vec<u8>,
}

impl Reply {
    /// A sentence for who looks at it.
    fn sentence(status: &'static str, text: &str) -> Self {
        Self {
            status,
            headers: "",
            kind: "text/plain; charset=utf-8",
            body: text.into(),
        }
    }

    fn write(&self, out: &mut impl Write, method: &str, policy: &str) -> io::Result<()> {
        let Self {
            status,
            headers,
            kind,
            body,
        } = self;
        write!(
            out,
            "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nCache-Control: no-cache\r\n\
             Content-Security-Policy: {policy}\r\nX-Content-Type-Options: nosniff\r\n{headers}Connection: close\r\n\r\n",
            body.len()
        )?;
        if method != "HEAD" {
            out.write_all(body)?;
        }
        out.flush()
    }
}

/// The file under `root` that a request's path names. A path that leads out of the folder, by dots or by a link, names
/// none.
fn file_for(root: &Path, target: &str) -> Option<PathBuf> {
    let path = decoded(target.strip_prefix('/')?)?;
    let mut file = root.to_owned();
    for step in path.split('/').filter(|step| !step.is_empty()) {
        if step == ".." || step.contains(['\\', ':', '\0']) {
            return None;
        }
        file.push(step);
    }
    if file.is_dir() {
        file.push("index.html");
    }
    let file = file.canonicalize().ok()?;
    file.starts_with(root).then_some(file)
}

/// A path with its `%xx` read; `None` if one is malformed or the whole is not UTF-8.
fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let digits = [rest.next()?, rest.next()?];
                u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?
            }
            other => other,
        });
    }
    String::from_utf8(bytes).ok()
}

/// The media type of a file, by its extension.
fn kind(file: &Path) -> &'static str {
    match file
        .extension()
        .and_then(|extension| extension.to_str())
        .unwrap_or_default()
    {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "wasm" => "application/wasm",
        "woff2" => "font/woff2",
        "txt" | "ts" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use std::net::SocketAddr;

    use super::*;

    /// A folder with a file, beside a file that nobody shall get.
    fn site(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("meiji-serve-{name}-{}", std::process::id()));
        fs::create_dir_all(folder.join("site/www")).unwrap();
        fs::write(folder.join("secret"), "secret").unwrap();
        fs::write(folder.join("site/index.html"), "page").unwrap();
        fs::write(folder.join("site/www/a b.js"), "script").unwrap();
        folder.canonicalize().unwrap()
    }

    /// What is answered to a request.
    fn asked(address: SocketAddr, request: &str) -> String {
        let mut stream = TcpStream::connect(address).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut reply = String::new();
        stream.read_to_string(&mut reply).unwrap();
        reply
    }

    #[test]
    fn a_path_names_a_file_and_a_folder_its_index() {
        let folder = site("files");
        let root = folder.join("site");
        assert_eq!(file_for(&root, "/"), Some(root.join("index.html")));
        assert_eq!(file_for(&root, "/www/a%20b.js"), Some(root.join("www/a b.js")));
        assert_eq!(file_for(&root, "/www/"), None);
        assert_eq!(file_for(&root, "/absent.js"), None);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn no_path_leads_out_of_the_folder() {
        let folder = site("escape");
        let root = folder.join("site");
        let absolute = format!("/{}", folder.join("secret").display());
        for path in [
            "/../secret",
            "/www/../../secret",
            "/%2e%2e/secret",
            "/..%2fsecret",
            "/..\\secret",
            &absolute,
            "secret",
        ] {
            assert_eq!(file_for(&root, path), None, "{path}");
        }
        #[cfg(unix)]
        {
            std::os::unix::fs::symlink(folder.join("secret"), root.join("link")).unwrap();
            assert_eq!(file_for(&root, "/link"), None);
        }
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn malformed_escapes_name_nothing() {
        assert_eq!(decoded("%"), None);
        assert_eq!(decoded("%4"), None);
        assert_eq!(decoded("%zz"), None);
        assert_eq!(decoded("%ff"), None);
        assert_eq!(decoded("%E6%A8%AA"), Some("横".to_owned()));
    }

    #[test]
    fn a_request_gets_its_file_with_type_and_policy() {
        let folder = site("request");
        let listener = listen(0..=0).unwrap();
        let address = listener.local_addr().unwrap();
        let site = Site::Whole(folder.join("site"));
        let server = thread::spawn(move || {
            for stream in listener.incoming().take(4) {
                answer(&site, &stream.unwrap()).unwrap();
            }
        });
        let ask = |request: &str| asked(address, request);
        let page = ask("GET /?x=1 HTTP/1.1\r\nHost: here\r\n\r\n");
        assert!(
            page.starts_with("HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n"),
            "{page}"
        );
        assert!(
            page.contains("\r\nContent-Security-Policy: default-src 'none';"),
            "{page}"
        );
        assert!(page.ends_with("\r\n\r\npage"), "{page}");
        assert!(page.contains("; frame-ancestors 'none'\r\n"), "{page}");
        assert!(ask("GET /frame.html HTTP/1.1\r\n\r\n").contains("; frame-ancestors *\r\n"));
        assert!(ask("HEAD / HTTP/1.1\r\n\r\n").ends_with("\r\n\r\n"));
        assert!(ask("POST / HTTP/1.1\r\n\r\n").starts_with("HTTP/1.1 405 "));
        server.join().unwrap();
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn what_is_still_being_built_is_told_from_what_is_not_there() {
        let folder = site("part");
        let all = folder.join("all");
        fs::create_dir_all(&all).unwrap();
        fs::write(all.join("index.html"), "page").unwrap();
        fs::write(all.join("later.js"), "later").unwrap();
        let listener = listen(0..=0).unwrap();
        let address = listener.local_addr().unwrap();
        let part = Arc::new(RwLock::new(Site::Part(folder.join("site"))));
        let serving = Serving {
            site: Arc::clone(&part),
            answering: thread::spawn(move || {
                for stream in listener.incoming().take(6) {
                    answer(&now(&part), &stream.unwrap()).unwrap();
                }
            }),
        };
        let ask = |path: &str| asked(address, &format!("GET {path} HTTP/1.1\r\n\r\n"));
        assert!(ask("/").starts_with("HTTP/1.1 200 "));
        let told = ask("/later.js?2");
        assert!(told.starts_with("HTTP/1.1 503 "), "{told}");
        assert!(told.contains("\r\nRetry-After: 2\r\n"), "{told}");
        assert!(ask("/never.js").starts_with("HTTP/1.1 503 "), "nobody knows yet");
        serving.turn_to(Site::Whole(all)).unwrap();
        assert!(ask("/later.js").ends_with("\r\n\r\nlater"));
        assert!(ask("/never.js").starts_with("HTTP/1.1 404 "));
        assert!(ask("/").ends_with("\r\n\r\npage"));
        serving.wait().unwrap();
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn the_port_that_is_asked_for_is_the_only_one() {
        assert_eq!(Wish { port: Some(0) }.ports(), 0..=0);
        assert_eq!(Wish { port: None }.ports().count(), 20);
    }
}
