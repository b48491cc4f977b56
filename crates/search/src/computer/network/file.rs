//! Networks as files.
//!
//! ```text
//!   "VDN1"  neurons u8  base u8  squares u16  inputs u32  fingerprint u64
//!   by square: what it is for Black, u16
//!   by neuron: bias i16; by side and neuron: output i16; its bias i16
//!   by neuron and input: row i8          inputs of one neuron are alike, so that the file packs well
//! ```
//!
//! Numbers have their lowest byte first.

use engine::variant::Variant;

use super::{Base, Inputs, MOST_OUTPUT, Network, Parameters};

const MAGIC: &[u8; 4] = b"VDN1";

/// What scores are added to, by the number in the file.
const BASES: [Base; 2] = [Base::Sums, Base::All];

/// Why bytes are no network for a definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetworkError {
    /// They are none, or one of a later version.
    NoNetwork,
    /// They were made for other pieces or another board.
    OtherGame,
    /// They end too early, or go on.
    Damaged,
}

impl Network {
    /// Reads a network for a variant.
    ///
    /// # Errors
    ///
    /// If it is none, is damaged, or was made for other pieces or another board.
    ///
    /// ```
    /// use search::computer::network::{Base, Inputs, Network, NetworkError, Parameters};
    /// let definition = |text| rules::read(text).0;
    /// let rooks = definition("files=4\nranks=4\nroyal=K\nrook:R:R::a1\nking:K:K::d1");
    /// let variant = game::setup::compile(&rooks).0;
    /// let inputs = Inputs::new(&variant, &rooks.board);
    /// let (neurons, n) = (16, inputs.len());
    /// let (rows, bias, output) = (vec![1; 16 * n], vec![2; 16], vec![3; 32]);
    /// let parameters = Parameters { base: Base::All, neurons, rows, bias, output, output_bias: 4 };
    /// let network = Network::new(inputs, parameters).expect("as many numbers as inputs and neurons ask for");
    /// let bytes = network.to_bytes();
    /// let again = Network::read(&bytes, &variant).expect("the same game");
    /// assert_eq!(again.parameters(), network.parameters());
    /// let knights = game::setup::compile(&definition("files=4\nranks=4\nroyal=K\nrook:R:N::a1\nking:K:K::d1")).0;
    /// assert_eq!(Network::read(&bytes, &knights).err(), Some(NetworkError::OtherGame));
    /// assert_eq!(Network::read(&bytes[..99], &variant).err(), Some(NetworkError::Damaged));
    /// ```
    pub fn read(bytes: &[u8], variant: &Variant) -> Result<Self, NetworkError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(NetworkError::NoNetwork)?;
        let mut reader = Reader { rest };
        let mut read = || {
            let [neurons, base] = reader.take::<2>()?;
            let n_squares = u16::from_le_bytes(reader.take()?);
            let n_inputs = u32::from_le_bytes(reader.take()?) as usize;
            let fingerprint = u64::from_le_bytes(reader.take()?);
            let images: Vec<u16> = reader.numbers(n_squares.into())?.into_iter().map(|it| it as u16).collect();
            let n = usize::from(neurons);
            let (bias, output) = (reader.numbers(n)?, reader.numbers(2 * n)?);
            let output_bias = i16::from_le_bytes(reader.take()?);
            let columns = reader.rest;
            let base = BASES.get(usize::from(base)).copied()?;
            let is_whole = Some(columns.len()) == n_inputs.checked_mul(n);
            let most = |it: &i16| it.unsigned_abs() <= MOST_OUTPUT.unsigned_abs();
            let is_fit = images.iter().all(|it| *it < n_squares) && output.iter().all(most);
            let at = |idx: usize| columns[idx % n * n_inputs + idx / n] as i8;
            (is_whole && is_fit && n > 0).then(|| {
                let rows = (0..columns.len()).map(at).collect();
                (images, fingerprint, n_inputs, Parameters { base, neurons: n, rows, bias, output, output_bias })
            })
        };
        let (images, fingerprint, n_inputs, parameters) = read().ok_or(NetworkError::Damaged)?;
        if images.len() != variant.movement.topology.len() {
            return Err(NetworkError::OtherGame);
        }
        let inputs = Inputs::with_images(variant, images);
        if inputs.fingerprint() != fingerprint || inputs.len() != n_inputs {
            return Err(NetworkError::OtherGame);
        }
        Self::new(inputs, parameters).ok_or(NetworkError::Damaged)
    }

    /// The network as a file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let Parameters { base, neurons, rows, bias, output, output_bias } = self.parameters();
        let inputs = self.inputs();
        let mut res = MAGIC.to_vec();
        res.extend([*neurons as u8, *base as u8]);
        res.extend((inputs.images().len() as u16).to_le_bytes());
        res.extend((inputs.len() as u32).to_le_bytes());
        res.extend(inputs.fingerprint().to_le_bytes());
        res.extend(inputs.images().iter().flat_map(|it| it.to_le_bytes()));
        let numbers = bias.iter().chain(output).chain([output_bias]);
        res.extend(numbers.flat_map(|it| it.to_le_bytes()));
        res.extend((0..*neurons).flat_map(|it| rows.iter().skip(it).step_by(*neurons)).map(|it| *it as u8));
        res
    }
}

struct Reader<'a> {
    rest: &'a [u8],
}

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (first, rest) = self.rest.split_first_chunk::<N>()?;
        self.rest = rest;
        Some(*first)
    }

    fn numbers(&mut self, n: usize) -> Option<Vec<i16>> {
        (0..n).map(|_| self.take().map(i16::from_le_bytes)).collect()
    }
}
