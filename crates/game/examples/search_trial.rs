//! Development: wins.tsv and speed.
use std::sync::Arc;
use std::time::Instant;
use engine::search::thinker::*;
use engine::search::score::Score;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let mode = args[1].as_str();
    let lib = |n: &str| Arc::new(game::setup::compile(&rules::read(&std::fs::read_to_string(format!("tests/diagrams/{n}.txt")).unwrap()).0).0);
    if mode == "nps" {
        for name in &args[3..] {
            let v = lib(name);
            let t0 = Instant::now();
            let mut th = Thinker::new(v.clone(), v.start());
            let init = t0.elapsed();
            let ms: u64 = args[2].parse().unwrap();
            let t = Instant::now();
            let mut last = 0;
            loop {
                match th.think(&mut || t.elapsed().as_millis() as u64 >= ms) { Progress::Deeper => {}, _ => break }
                last = th.lines()[0].depth;
            }
            th.finish();
            let mut pv = Vec::new();
            if let Some(l) = th.lines().first() { th.follow(l, |p, m, i| pv.push(game::notation::uci::write(&v, p, m, i))); }
            println!("{name}: init {:?} depth {last} nodes {} nps {:.0}k score {:?} pv {}", init, th.n_nodes(), th.n_nodes() as f64 / t.elapsed().as_secs_f64() / 1000.0, th.lines().first().map(|l| l.score), pv.join(" "));
        }
        return;
    }
    let text = std::fs::read_to_string("/work/shared/oracles/wins.tsv").unwrap();
    let want: u32 = args[2].parse().unwrap();
    let limit: f64 = args[3].parse().unwrap();
    let only = args.get(4);
    let (mut n, mut ok, mut late) = (0, 0, 0);
    let mut slow = 0.0f64;
    for line in text.lines().skip(1) {
        let c: Vec<&str> = line.split('\t').collect();
        if c[2].parse::<u32>().unwrap() != want { continue }
        if only.is_some_and(|it| it != c[0]) { continue }
        n += 1;
        let v = lib(c[0]);
        let read = game::notation::fen::read(&v, c[1]).unwrap();
        let g = game::game::Game::from_position(v.clone(), read.position, (read.half, read.full));
        let mut th = Thinker::new(v.clone(), g.position().clone());
        let t = Instant::now();
        let mut found = None;
        let mut best = String::new();
        let mut score = None;
        loop {
            let p = th.think(&mut || t.elapsed().as_secs_f64() >= limit);
            if let Some(l) = th.lines().first() {
                best.clear();
                let mut first = true;
                th.follow(l, |p, m, i| if std::mem::take(&mut first) { best = game::notation::uci::write(&v, p, m, i); });
                score = Some(l.score);
                if matches!(l.score, Score::WinsIn(k) if k <= want) && best == c[3] { found = Some(t.elapsed().as_secs_f64()); }
            }
            if found.is_some() || p != Progress::Deeper { break }
        }
        match found {
            Some(s) => { ok += 1; slow = slow.max(s); if s > limit * 0.5 { late += 1 } }
            None => println!("MISS {} {} want {} got {} {:?} depth {} nodes {} t {:.2}", c[0], c[1], c[3], best, score, th.lines().first().map_or(0, |l| l.depth), th.n_nodes(), t.elapsed().as_secs_f64()),
        }
    }
    println!("wins in {want}: {ok}/{n} slowest {slow:.2} late {late}");
}
